import { Button } from '@filiz/design-system/Button'
import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { Field } from '@filiz/design-system/Field'
import { FieldGrid } from '@filiz/design-system/FieldGrid'
import { Notice } from '@filiz/design-system/Notice'
import { Scene } from '@filiz/design-system/scenes'
import { TextArea } from '@filiz/design-system/TextArea'
import { CONTACT_FORM, CONTACT_PAGE, type FieldName, rules } from '../../../contract/api/contactCalls.ts'
import { useLocale } from '../../i18n/locale.ts'
import styles from './ContactForm.module.css'
import { Honeypot } from './Honeypot.tsx'
import { useContactForm } from './useContactForm.ts'
import { useContactTexts } from './useContactTexts.ts'
import { usePrivacyVersion } from './usePrivacyVersion.ts'

/**
 * Writes to us. Without scripts it is an ordinary form post, answered by the page itself. Who has written is thanked in
 * place of a form that would ask for the same again.
 */
export function ContactForm() {
  const texts = useContactTexts()
  const { form, told, outcome, isThanked, isSending, initial, firstFault, handlers, writeAnother } = useContactForm()
  const notice = usePrivacyVersion()
  const isTurkish = useLocale() === 'tr'
  const fieldOf = (name: FieldName) => ({
    name,
    label: texts.fields[name],
    required: rules[name].isRequired,
    note: rules[name].isRequired ? undefined : texts.optional,
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
      action={CONTACT_PAGE}
      aria-label={texts.form}
    >
      {outcome?.state === 'sent' && (
        <Notice
          ref={told}
          tabIndex={-1}
          tone="success"
          // Servers speak Turkish: elsewhere our own sentence says the same.
          title={(isTurkish && outcome.message) || texts.sent}
          text={texts.sentHint}
          scene={<Scene name="product-3" />}
          action={
            isThanked && (
              <ButtonLink href={CONTACT_PAGE} variant="line" size="s" onClick={writeAnother}>
                {texts.another}
              </ButtonLink>
            )
          }
        />
      )}
      <div className={styles.fields} hidden={isThanked}>
        <FieldGrid>
          <Field {...fieldOf('name')} width="half" autoComplete="name" />
          <Field {...fieldOf('email')} width="half" type="email" inputMode="email" autoComplete="email" />
          <Field {...fieldOf('phoneNumber')} width="half" type="tel" inputMode="tel" autoComplete="tel" />
          <Field {...fieldOf('subject')} width="half" autoComplete="off" />
          <TextArea {...fieldOf('message')} hint={texts.messageHint} autoComplete="off" />
        </FieldGrid>
        <Honeypot />
        <input type="hidden" name="noticeVersion" value={notice?.date ?? ''} />
        <p className={styles.notice}>
          {texts.notice} <a href="/gizlilik">{texts.noticeLink}</a>
        </p>
        {outcome?.state === 'failed' && (
          <Notice
            tone="error"
            title={outcome.message ?? texts.failed}
            lang={outcome.message && !isTurkish ? 'tr' : undefined}
          />
        )}
        <Button type="submit" variant="gold" isBusy={isSending} className={styles.send}>
          {isSending ? texts.sending : texts.send}
        </Button>
      </div>
    </form>
  )
}
