import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { useId, useState } from 'react'
import type { Version } from '../../contract/api/administration.ts'
import { sentenceOf } from '../api/failure.ts'
import type { Named } from '../entries/recordPaths.ts'
import { useWords } from '../i18n/words.ts'
import { useNotifier } from '../layout/useNotifier.ts'
import { useGiveUp, useServices } from '../services.ts'
import { Comparison } from './Comparison.tsx'
import styles from './HistoryDialog.module.css'
import { useRefusal } from './useRefusal.ts'
import { useRestore, useVersions } from './useVersions.ts'
import { VersionList } from './VersionList.tsx'

interface HistoryDialogProps {
  of: Named
  onRestored: () => Promise<void>
  onClose: () => void
}

/** What a record was after each save: who saved it, how two versions differ, and the way back to one. */
export function HistoryDialog({ of, onRestored, onClose }: HistoryDialogProps) {
  const { history: words, list } = useWords()
  const titleId = useId()
  const { data: versions, error } = useVersions(of)
  const giveUp = useGiveUp()
  const notify = useNotifier()
  const refusalOf = useRefusal()
  const { mutate: restore, isPending: isRestoring } = useRestore(of, {
    onRestored: async () => {
      // What was typed over it is given up with it.
      giveUp()
      await onRestored()
      notify(words.restored)
      onClose()
    },
    onFailed: (error) => notify(refusalOf(error), 'error'),
  })
  return (
    <Dialog open onClose={isRestoring ? undefined : onClose} aria-labelledby={titleId} maxWidth="lg" fullWidth>
      <div className={styles.head}>
        <h2 id={titleId}>{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      {error && (
        <p className={styles.failure} role="alert">
          {sentenceOf(error, words.loadFailed)}
        </p>
      )}
      {!versions && !error && (
        <p className={styles.said} role="status">
          {list.loading}
        </p>
      )}
      {versions?.length === 0 && <p className={styles.said}>{words.none}</p>}
      {versions && versions.length > 0 ? (
        <Versions of={of} versions={versions} isRestoring={isRestoring} onRestore={restore} onClose={onClose} />
      ) : (
        <div className={styles.foot}>
          <Button variant="outlined" onClick={onClose}>
            {words.close}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

interface VersionsProps extends Pick<HistoryDialogProps, 'of' | 'onClose'> {
  versions: readonly Version[]
  isRestoring: boolean
  onRestore: (version: number) => void
}

function Versions({ of, versions, isRestoring, onRestore, onClose }: VersionsProps) {
  const { history: words } = useWords()
  const { unsaved } = useServices()
  const newest = versions[0]!.version
  const [chosen, choose] = useState(versions[1]?.version ?? newest)
  const [other, setOther] = useState(newest)
  function restore() {
    if (isRestoring || (unsaved.isHeld && !window.confirm(words.confirmUnsaved))) return
    onRestore(chosen)
  }
  return (
    <>
      <div className={styles.body}>
        <VersionList versions={versions} chosen={chosen} onChoose={choose} />
        <Comparison of={of} versions={versions} chosen={chosen} other={other} onOther={setOther} />
      </div>
      <div className={styles.foot}>
        {chosen !== newest && (
          <Button variant="contained" aria-disabled={isRestoring} onClick={restore}>
            {isRestoring ? words.restoring : words.restore}
          </Button>
        )}
        <Button variant="outlined" aria-disabled={isRestoring} onClick={() => isRestoring || onClose()}>
          {words.close}
        </Button>
      </div>
    </>
  )
}
