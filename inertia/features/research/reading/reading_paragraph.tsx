import { Link } from '@inertiajs/react'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { Analysis } from '~/features/research/types'

type Paragraph = Analysis['paragraphs'][number]

const looks: Record<Paragraph['kind'], string> = {
  text: 'mb-[.9em]',
  heading: 'scroll-mt-28 pt-[1.1em] pb-[.35em] text-[1rem]/[1.5rem] font-semibold tracking-[.01em]',
  authority: 'mt-[1.4em] mb-[.9em] text-[.875rem]/[1.375rem] font-semibold tracking-[.02em]',
  precedent: 'mb-[.8em] text-[.9375rem]/[1.4375rem] text-fg-muted',
  note: 'mb-[.6em] border-l-2 border-line pl-3 text-[.875rem]/[1.375rem] text-fg-muted',
}

/** One paragraph with its run-in head and the links to what it cites. */
export function ReadingParagraph({ id, paragraph }: { id: string; paragraph: Paragraph }) {
  const { kind, lead, text, links } = paragraph
  const words = links.length > 0 ? withLinks(text, links) : text
  if (kind === 'heading')
    return (
      <h2 id={id} tabIndex={-1} className={looks.heading}>
        {words}
      </h2>
    )
  return (
    <p id={id} className={looks[kind]}>
      {lead && <strong className="font-semibold">{lead}: </strong>}
      {words}
    </p>
  )
}

function withLinks(text: string, links: Paragraph['links']): ReactNode[] {
  let place = 0
  const parts = links.map((link) => {
    const before = text.slice(place, link.start)
    place = link.end
    return (
      <Fragment key={link.start}>
        {before}
        <Link href={link.href} title={link.title}>
          {text.slice(link.start, link.end)}
        </Link>
      </Fragment>
    )
  })
  return [...parts, text.slice(place)]
}
