import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { Prose } from './Prose.tsx'

componentContract(Prose, { children: <p>Haziranda tıkanan damlatıcının hikâyesi çoğu zaman nisanda başlar.</p> })
