import { phone, tablet } from '@filiz/design-system/breakpoints'
import { CoverPhoto } from '@filiz/design-system/CoverPhoto'
import { Illustration } from '@filiz/design-system/Illustration'
import { lazyPlaceholder } from '../../company/illustrations/lazy.ts'
import type { PublicResponses } from '../data/endpoints.ts'
import { useContentLang } from '../i18n/locale.ts'
import { usePhoto } from '../media/usePhoto.ts'
import { Paragraphs } from './Paragraphs.tsx'
import styles from './TeamSection.module.css'
import { TitledSection } from './TitledSection.tsx'

export type PublicPerson = PublicResponses['GET /people'][number]

interface TeamSectionProps {
  title: string
  people: readonly PublicPerson[]
}

/** The people of the company, each with portrait, name, role and introduction; nothing if there are none. */
export function TeamSection({ title, people }: TeamSectionProps) {
  if (people.length === 0) return null
  return (
    <TitledSection title={title} size="m">
      <ul className={styles.team}>
        {people.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
    </TitledSection>
  )
}

/** The portrait is decorative: the name is beside it. */
function Person({ person }: { person: PublicPerson }) {
  const { id, name, role, text, imageUrl } = person
  const contentLang = useContentLang(person)
  const photo = usePhoto(imageUrl)
  return (
    <li className={styles.person} lang={contentLang}>
      <CoverPhoto
        {...photo}
        className={styles.portrait}
        alt=""
        sizes={`${phone} 40vw, ${tablet} 45vw, 22vw`}
        placeholder={<Illustration source={lazyPlaceholder('post', id)} />}
      />
      <div>
        <h3>{name}</h3>
        {role?.trim() && <p className={styles.role}>{role}</p>}
        {text?.trim() && (
          <div className={styles.text}>
            <Paragraphs text={text} />
          </div>
        )}
      </div>
    </li>
  )
}
