import { droneSpraying } from './posts/droneSpraying.ts'
import { earlyBlight } from './posts/earlyBlight.ts'
import { fertigationSalinity } from './posts/fertigationSalinity.ts'
import { frostNight } from './posts/frostNight.ts'
import { rainwaterHarvesting } from './posts/rainwaterHarvesting.ts'
import { siloHeating } from './posts/siloHeating.ts'
import { soilMoisture } from './posts/soilMoisture.ts'
import { soilSample } from './posts/soilSample.ts'

/** Blog posts of the demo company, newest first. */
export const demoPosts = [
  siloHeating,
  fertigationSalinity,
  earlyBlight,
  soilMoisture,
  droneSpraying,
  rainwaterHarvesting,
  frostNight,
  soilSample,
]
