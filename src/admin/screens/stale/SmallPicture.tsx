import { smallPictureFrom } from '../../../contract/domain/pictures.ts'
import { useServices } from '../../services.ts'
import styles from './Version.module.css'

/** A picture beside the one that it is compared with. */
export function SmallPicture({ address }: { address: string }) {
  const { apiUrl } = useServices()
  return <img className={styles.picture} src={smallPictureFrom(apiUrl, address, 320)} alt="" />
}
