import { cx } from '~/components/cx'
import type { ArticlePlace } from '~/features/research/laws/types'
import { ReadingParagraph } from '~/features/research/reading/reading_paragraph'
import type { Analysis } from '~/features/research/types'

const depths = ['', 'pl-6 max-md:pl-4', 'pl-12 max-md:pl-8']

interface ArticleTextProps {
  paragraphs: Analysis['paragraphs']
  lines: ArticlePlace['lines']
}

/** The text of an article with the links to what it cites; the publisher's notes of reforms stand apart. */
export function ArticleText({ paragraphs, lines }: ArticleTextProps) {
  return (
    <div lang="es-MX" className="read font-serif">
      {paragraphs.map((paragraph, place) => {
        const { isNote, depth } = lines[place] ?? { isNote: false, depth: 0 }
        return (
          <div key={place} className={isNote ? 'text-sm text-fg-muted italic' : cx('wrap-anywhere', depths[depth])}>
            <ReadingParagraph id={`p${place}`} paragraph={paragraph} />
          </div>
        )
      })}
    </div>
  )
}
