import { ArrowLeft, ArrowRight } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { useMessages } from '~/hooks/use_messages'

/** To the chunk before and the one after. */
export function LawSteps({
  section,
  sections,
  hrefOf,
}: {
  section: number
  sections: number
  hrefOf: (section: number) => string
}) {
  const t = useMessages()
  return (
    <div className="mt-8 flex max-w-read items-center justify-between gap-3 border-t border-line-subtle pt-4 print:hidden">
      {section > 0 ? (
        <ButtonLink href={hrefOf(section - 1)} icon={ArrowLeft} size="sm">
          {t('laws.previous_part')}
        </ButtonLink>
      ) : (
        <span />
      )}
      <span className="text-sm text-fg-subtle tabular-nums">
        {t('laws.part_of', { part: section + 1, parts: sections })}
      </span>
      {section + 1 < sections ? (
        <ButtonLink href={hrefOf(section + 1)} iconEnd={ArrowRight} size="sm">
          {t('laws.next_part')}
        </ButtonLink>
      ) : (
        <span />
      )}
    </div>
  )
}
