import { router } from '@inertiajs/react'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { searchAddress, withValue } from '~/features/research/address'
import type { SearchQuery } from '~/features/research/address'
import { CourtDialog } from '~/features/research/court/court_dialog'
import { courtInWords } from '~/features/research/court/court_in_words'
import type { Court, SearchMatter } from '~/features/research/types'
import { TextLink } from '~/components/actions/text_link'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const subjects = { name: 'materia', defaults: [] }

/** For which court the library says what binds: above the filters, with the way to tell it. */
export function CourtPanel({
  court,
  matter,
  query,
}: {
  court: Court | null
  matter: SearchMatter | null
  query: SearchQuery
}) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const subject = court?.subject ?? null
  const isNarrowed = query.filters.materia !== undefined

  return (
    <section aria-label={t('research.court.title')} className="pt-1 pb-3">
      <h2 className="pb-1.5 text-sm font-medium">{t('research.court.title')}</h2>
      <Button
        icon={Landmark}
        block
        className="h-auto! min-h-control justify-start! py-1.5 text-left whitespace-normal!"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {court ? courtInWords(t, court) : t('research.court.choose')}
      </Button>
      {matter && <OfMatter matter={matter} />}
      {court === null && <p className="pt-1.5 text-xs text-fg-subtle">{t('research.court.why')}</p>}
      {subject && !isNarrowed && (
        <p className="pt-1.5 text-sm">
          <TextLink href={searchAddress(withValue(query, subjects, subject, true))}>
            {t('research.court.only_subject', { subject })}
          </TextLink>
        </p>
      )}
      <CourtDialog court={court} open={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}

/** The matter that is searched for, whose court is the default, and the way to leave it. */
function OfMatter({ matter }: { matter: SearchMatter }) {
  const t = useMessages()
  const leave = () =>
    router.delete(route('research.my_matter.destroy'), { preserveScroll: true, headers: { blockType: 'button' } })
  return (
    <div className="pt-1.5 text-sm">
      <p className="wrap-anywhere">
        {t('research.court.of_matter')} <TextLink href={matter.href}>{matter.title}</TextLink>
      </p>
      {!matter.hasCourt && <p className="text-xs text-fg-subtle">{t('research.court.matter_without')}</p>}
      <Button variant="ghost" size="sm" onClick={leave}>
        {t('research.court.leave_matter')}
      </Button>
    </div>
  )
}
