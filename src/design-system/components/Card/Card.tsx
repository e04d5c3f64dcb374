import { type ComponentProps, createContext, useContext, useId } from 'react'
import { classNames } from '../classNames.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Title } from '../Title/Title.tsx'
import styles from './Card.module.css'

/** The id of the card's heading, which names the card and completes the name of its link. */
const HeadingId = createContext('')

/**
 * One of several things to choose from, in a `CardStrip`: a picture, a heading, text and one link, which is stretched over
 * the whole card. The picture comes first, the rest in `Card.Body`. Not a box for anything else.
 */
export function Card({ className, ...rest }: ComponentProps<'article'>) {
  const headingId = useId()
  return (
    <HeadingId value={headingId}>
      <article aria-labelledby={headingId} {...rest} className={classNames(styles.card, className)} />
    </HeadingId>
  )
}

Card.Body = function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.body, className)} />
}

Card.Heading = function CardHeading({
  level = 3,
  className,
  ...rest
}: Omit<ComponentProps<typeof Title>, 'id' | 'level' | 'size'> & { level?: 2 | 3 }) {
  return (
    <Title
      {...rest}
      level={level}
      size="s"
      id={useContext(HeadingId)}
      className={classNames(styles.heading, className)}
    />
  )
}

/** The link of the card. Its accessible name is its text and the heading: "Detayları Gör Kök 6 toprak sondası". */
Card.Link = function CardLink({ className, ...rest }: Omit<ComponentProps<typeof TextLink>, 'id' | 'aria-labelledby'>) {
  const id = useId()
  const headingId = useContext(HeadingId)
  return (
    <TextLink {...rest} id={id} aria-labelledby={`${id} ${headingId}`} className={classNames(styles.link, className)} />
  )
}
