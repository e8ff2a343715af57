import { memo } from 'react'
import { ReadingParagraph } from '~/features/research/reading/reading_paragraph'
import type { Analysis } from '~/features/research/types'

/** How many paragraphs the browser lays out at once: of a long ruling only what is near the window is drawn. */
const together = 60

/** The text of a document, set for reading. */
export const Reading = memo(function Reading({ paragraphs }: { paragraphs: Analysis['paragraphs'] }) {
  const parts = Array.from({ length: Math.ceil(paragraphs.length / together) }, (_, part) => part * together)
  const isLong = parts.length > 2

  return (
    <div className="read wrap-anywhere">
      {parts.map((from) => (
        <div
          key={from}
          className={
            isLong
              ? '[contain-intrinsic-size:auto_6000px] [content-visibility:auto] print:[content-visibility:visible]'
              : undefined
          }
        >
          {paragraphs.slice(from, from + together).map((paragraph, place) => (
            <ReadingParagraph key={from + place} id={`p${from + place}`} paragraph={paragraph} />
          ))}
        </div>
      ))}
    </div>
  )
})
