import { Head } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { BookOpen } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { DateTime } from '~/components/display/date_time'
import { Note } from '~/components/feedback/note'
import { PageHead } from '~/components/layout/page_head'
import { matterAddress } from '~/features/matters/address'
import { SideBySide } from '~/features/research/laws/side_by_side'
import type { Comparison } from '~/features/research/laws/types'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'

type PinProps = {
  matter: { id: number; reference: string; title: string }
  pin: Data.Matters.MatterPin
  /** How the pinned text is known. */
  known: 'exact' | 'by_day' | 'unknown'
  /** Null when the pinned text is not known. */
  text: Comparison | null
  /** Null when the title is the pinned one. */
  title: Comparison | null
}

export default function PinnedText({ matter, pin, known, text, title }: PinProps) {
  const t = useMessages()
  const { locale, timeZone } = useLocale()
  const date = formatDate(pin.pinnedAt, 'long', locale, timeZone)
  const sides = { before: t('matters.pin.as_pinned', { date }), after: t('matters.pin.present') }
  return (
    <div className="px-6 pb-16 max-md:px-4">
      <Head title={`${t('matters.pin.title')} · ${matter.reference}`} />
      <PageHead
        className="px-0! max-md:px-0!"
        title={t('matters.pin.title')}
        crumbs={[
          { label: t('matters.title'), href: route('law_firm.matters.index') },
          { label: matter.reference, href: matterAddress(matter.id) },
          { label: t('matters.overview.research'), href: matterAddress(matter.id, 'research') },
          { label: t('matters.pin.title') },
        ]}
        meta={
          <span>
            {t('matters.research.pinned_by', { name: pin.pinnedBy })}, <DateTime value={pin.pinnedAt} format="long" />
          </span>
        }
        actions={
          <ButtonLink href={pin.href} icon={BookOpen}>
            {t('matters.pin.open_present')}
          </ButtonLink>
        }
      />
      <p lang="es-MX" className="max-w-read font-serif leading-6 font-semibold wrap-anywhere">
        {pin.title}
      </p>
      <p className="mt-1 mb-4 max-w-read text-sm wrap-anywhere text-fg-muted">{pin.citation}</p>
      {title && (
        <section className="mb-6 grid gap-2">
          <h2 className="text-md font-semibold">{t('matters.pin.title_changed')}</h2>
          <SideBySide changes={title.changes} {...sides} />
        </section>
      )}
      {text ? (
        <ComparedText {...{ known, text, sides }} />
      ) : (
        <Note tone="warning" title={t('matters.pin.unknown')} className="max-w-read">
          {t('matters.pin.unknown_text', { date })}
        </Note>
      )}
    </div>
  )
}

interface ComparedTextProps {
  known: PinProps['known']
  text: Comparison
  sides: { before: string; after: string }
}

/** What the pinned text and the present one differ in, and how sure the pinned one is. */
function ComparedText({ known, text, sides }: ComparedTextProps) {
  const t = useMessages()
  if (text.changes.length === 0) return <Note tone="success">{t('matters.pin.same')}</Note>
  return (
    <section className="grid gap-2">
      <h2 className="text-md font-semibold">{t('matters.pin.text_changed')}</h2>
      <p className="text-sm text-fg-muted">
        {t('laws.summary', {
          changes: text.changes.length,
          same: text.same,
          added: text.wordsAdded,
          removed: text.wordsRemoved,
        })}
      </p>
      {known === 'by_day' && <Note tone="info">{t('matters.pin.by_day')}</Note>}
      {text.notes > 0 && <p className="text-sm text-fg-subtle">{t('laws.notes_apart', { count: text.notes })}</p>}
      {text.isCut && <Note tone="warning">{t('laws.is_cut')}</Note>}
      <SideBySide changes={text.changes} {...sides} />
    </section>
  )
}
