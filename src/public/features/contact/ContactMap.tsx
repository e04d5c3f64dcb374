import { LateScene } from '@filiz/design-system/scenes/late'
import { MapEmbed } from '../../components/MapEmbed.tsx'
import { useSite } from '../../meta/SiteContext.ts'
import { mapPlaceOf } from './mapProviders.ts'
import { useContactTexts } from './useContactTexts.ts'

interface ContactMapProps {
  url: string | null | undefined
  /** Where we are, in words. */
  address: string
}

/** Where we are, on a map that is asked for only by whoever wants it. One that pages may not frame is a link. */
export function ContactMap({ url, address }: ContactMapProps) {
  const { map } = useContactTexts()
  const { mapOrigins } = useSite()
  const place = mapPlaceOf(url, address)
  if (!place) return null
  const elsewhere = <a href={place.page}>{map.elsewhere(place.provider)}</a>
  if (mapOrigins && !mapOrigins.includes(place.origin)) return <p>{elsewhere}</p>
  return (
    <MapEmbed
      src={url!}
      title={map.title}
      scene={<LateScene name="head-river" />}
      action={map.show}
      note={
        <>
          {map.note(place.provider)} {elsewhere}
        </>
      }
    />
  )
}
