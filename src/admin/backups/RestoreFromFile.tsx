import { useId, useState } from 'react'
import { backupPanelTexts } from '../../contract/i18n/admin/backupPanel.ts'
import { uploadBackup } from '../dataProvider.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import { FileButton } from '../pictures/FileButton.tsx'
import { useServices } from '../services.ts'
import styles from './Backups.module.css'
import { RestoreDialog } from './RestoreDialog.tsx'

/** Restores a backup file of this device, also if the server stores no backups. */
export function RestoreFromFile() {
  const { upload: messages } = useMessages(backupPanelTexts)
  const { fileSize } = useFormats()
  const services = useServices()
  const [file, setFile] = useState<File>()
  const titleId = useId()
  const leadId = useId()
  return (
    <section className={`sheet ${styles.now}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{messages.title}</h2>
      <p id={leadId} className="muted">
        {messages.lead}
      </p>
      <p className="muted">{messages.trust}</p>
      <FileButton
        label={messages.choose}
        accept=".tar,.age"
        describedBy={leadId}
        onChosen={([chosen]) => setFile(chosen)}
      />
      {file && (
        <RestoreDialog
          lead={messages.restores(file.name, fileSize(file.size))}
          isFile
          restore={({ passphrase, onProgress }) =>
            uploadBackup(services, file, {
              passphrase,
              onProgress,
              tooLarge: (maxBytes) => messages.tooLarge(fileSize(file.size), fileSize(maxBytes)),
            })
          }
          onClose={() => setFile(undefined)}
        />
      )}
    </section>
  )
}
