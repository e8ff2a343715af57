import { TextLink } from '~/components/actions/text_link'
import type { LawReading } from '~/features/research/laws/types'
import { useMessages } from '~/hooks/use_messages'

interface ReadLinksProps {
  reading: Pick<LawReading, 'contents' | 'section' | 'sections'>
  /** Of the law's page. */
  address: string
}

/** Ways to read or print the law in one piece: whole, or what stands under the headings of the open chunk. On paper it says that this is only a chunk. */
export function ReadLinks({ reading: { contents, section, sections }, address }: ReadLinksProps) {
  const t = useMessages()
  return (
    <div className="mb-6 max-w-read text-sm text-fg-muted">
      <p className="flex flex-wrap gap-x-3 gap-y-1 print:hidden">
        <span>{t('laws.read_or_print')}:</span>
        <TextLink href={`${address}?lectura=todo`}>{t('laws.read_whole')}</TextLink>
        {currentHeadings(contents, section).map(({ label, heading }) => (
          <TextLink key={heading} href={`${address}?lectura=${heading! + 1}`}>
            {t('laws.read_heading', { heading: label })}
          </TextLink>
        ))}
      </p>
      {sections > 1 && (
        <p className="hidden print:block">{t('laws.printed_part', { part: section + 1, parts: sections })}</p>
      )}
    </div>
  )
}

/** The headings above the text of a chunk, highest first. */
function currentHeadings(contents: LawReading['contents'], section: number) {
  const before = contents.filter((line) => line.heading !== null && line.section <= section)
  const path: typeof before = []
  for (const line of before.toReversed()) {
    if (path.length === 0 || line.level < path[0]!.level) path.unshift(line)
  }
  return path
}
