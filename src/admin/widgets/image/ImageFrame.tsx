import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useState } from 'react'
import { smallPictureFrom } from '../../../contract/domain/pictures.ts'
import { percent } from '../../i18n/formats.ts'
import { useWords } from '../../i18n/words.ts'
import { locale, usePreference } from '../../preferences/preferences.ts'
import { useServices } from '../../services.ts'
import styles from './ImageInput.module.css'

/** A file while it is sent, and how far that is. What it shows is said once it is there. */
export const Sent = ({ file, share }: { file: File | undefined; share: number }) => (
  <>
    <Chosen file={file} />
    <Progress share={share} />
  </>
)

function Chosen({ file }: { file: File | undefined }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const own = URL.createObjectURL(file)
    setAddress(own)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(own)
    }
  }, [file])
  return address && <img src={address} alt="" onError={() => setAddress(undefined)} />
}

function Progress({ share }: { share: number }) {
  const { image: words } = useWords()
  const text = words.uploading(percent(share, usePreference(locale)))
  return (
    <div className={styles.progress}>
      <p>{text}</p>
      <LinearProgress variant="determinate" value={share * 100} aria-label={text} />
    </div>
  )
}

/** The picture at an address, or that it is not there. */
export function Stored({
  address,
  onLoaded,
}: {
  address: string
  onLoaded?: ((image: HTMLImageElement) => void) | undefined
}) {
  const { image: words } = useWords()
  const { apiUrl } = useServices()
  const [isBroken, setBroken] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address may be whole
  useEffect(() => setBroken(false), [address])
  if (isBroken) return <p>{words.missing}</p>
  return (
    <img
      src={smallPictureFrom(apiUrl, address, 960)}
      alt={words.preview}
      onLoad={({ currentTarget }) => onLoaded?.(currentTarget)}
      onError={() => setBroken(true)}
    />
  )
}
