import { useRecordContext } from 'ra-core'
import { useState } from 'react'
import { smallPictureFrom } from '../../contract/domain/pictures.ts'
import { useServices } from '../services.ts'
import land from '../theme/controls.module.css'
import styles from './cells.module.css'

/** Neighbours in a list stand on different crops. */
const CROPS = 4

/** A record's picture at the size of a row; where there is none, or it cannot be shown, a sown parcel. */
export function Thumbnail({ source }: { source: string }) {
  const record = useRecordContext()
  const { apiUrl } = useServices()
  const address = record?.[source]
  const [broken, setBroken] = useState<unknown>()
  const hasPicture = typeof address === 'string' && address !== '' && broken !== address
  return (
    <span className={`${styles.thumbnail} ${land.parcel}`} data-crop={Number(record?.id ?? 0) % CROPS}>
      {hasPicture && (
        <img
          src={smallPictureFrom(apiUrl, address, 320)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(address)}
        />
      )}
    </span>
  )
}
