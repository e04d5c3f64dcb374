import { Button } from '@filiz/design-system/Button'
import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { FormGrid } from '@filiz/design-system/FormControl'
import { Illustration } from '@filiz/design-system/Illustration'
import { Notice } from '@filiz/design-system/Notice'
import { TextArea, TextField } from '@filiz/design-system/TextField'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { landscape } from '../../../company/illustrations/eager.ts'
import { CONTACT_FORM, type FieldName, fieldRules, HONEYPOT } from '../../../contract/api/contactCalls.ts'
import { paths, pathTo } from '../../../contract/domain/paths.ts'
import type { Content } from '../../data/useContent.ts'
import { textOf } from '../../i18n/content.tsx'
import { useLocale } from '../../i18n/locale.ts'
import styles from './contact.module.css'
import { useContactForm } from './useContactForm.ts'
import { useContactTexts } from './useContactTexts.ts'
import { usePrivacyVersion } from './usePrivacyVersion.ts'

/**
 * The contact form. Without scripts it is an ordinary form post, and the response is this page again. After a message was sent
 * a success notice replaces the fields. What happens next is beside the button, or in that notice.
 */
export function ContactForm({ content }: { content: Content<'contact-page'> | undefined }) {
  const texts = useContactTexts()
  const { form, successNotice, outcome, isReplaced, isSending, initial, firstFault, handlers, startAnother } =
    useContactForm()
  const privacyVersion = usePrivacyVersion()
  const locale = useLocale()
  const action = pathTo(paths.contact, locale)
  const nextStep = content && textOf(content, 'nextStep')
  const isSent = outcome?.state === 'sent'
  const fieldOf = (name: FieldName) => ({
    name,
    label: texts.fields[name],
    required: fieldRules[name].isRequired,
    note: fieldRules[name].isRequired ? undefined : texts.optional,
    error: outcome?.faults[name],
    defaultValue: initial[name],
    autoFocus: name === firstFault,
  })
  return (
    <form
      {...handlers}
      ref={form}
      id={CONTACT_FORM}
      className={styles.form}
      method="post"
      action={action}
      aria-label={texts.form}
    >
      {isSent && (
        <Notice
          ref={successNotice}
          tabIndex={-1}
          tone="success"
          title={outcome.message || texts.sent}
          text={nextStep}
          picture={<Illustration source={landscape('product-3')} />}
          action={
            isReplaced && (
              <ButtonLink href={action} variant="quiet" size="s" onClick={startAnother}>
                {texts.another}
              </ButtonLink>
            )
          }
        />
      )}
      <div className={styles.fields} hidden={isReplaced}>
        <FormGrid>
          <TextField {...fieldOf('name')} width="half" autoComplete="name" />
          <TextField {...fieldOf('email')} width="half" type="email" inputMode="email" autoComplete="email" />
          <TextField {...fieldOf('phoneNumber')} width="half" type="tel" inputMode="tel" autoComplete="tel" />
          <TextField {...fieldOf('subject')} width="half" autoComplete="off" />
          <TextArea {...fieldOf('message')} hint={content && textOf(content, 'messageHint')} autoComplete="off" />
        </FormGrid>
        <Honeypot />
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="noticeVersion" value={privacyVersion?.date ?? ''} />
        <p className={styles.notice}>
          {texts.notice} <a href={pathTo(paths.privacy, locale)}>{texts.noticeLink}</a>
        </p>
        {outcome?.state === 'failed' && <Notice tone="error" title={outcome.message ?? texts.failed} />}
        <div className={styles.end}>
          <Button type="submit" variant="primary" loading={isSending} className={styles.send}>
            {isSending ? texts.sending : texts.send}
          </Button>
          {nextStep && !isSent && <p className={styles.notice}>{nextStep}</p>}
        </div>
      </div>
    </form>
  )
}

/** Attributes that keep 1Password, LastPass, Bitwarden and Dashlane from filling in a field. */
const IGNORED_BY_PASSWORD_MANAGERS = {
  'data-1p-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
}

/** Honeypot: a field that only bots fill in. It is hidden; its label asks people who meet it anyway to leave it empty. */
function Honeypot() {
  const { trap } = useContactTexts()
  return (
    <VisuallyHidden aria-hidden="true">
      <label>
        {trap}
        <input
          type="text"
          name={HONEYPOT}
          tabIndex={-1}
          autoComplete="off"
          defaultValue=""
          {...IGNORED_BY_PASSWORD_MANAGERS}
        />
      </label>
    </VisuallyHidden>
  )
}
