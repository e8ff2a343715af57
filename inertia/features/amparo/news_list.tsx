import { router } from '@inertiajs/react'
import { Eye, EyeOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { Form } from '~/components/forms/form'
import { DateField } from '~/components/forms/inputs/date_field'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { date, required } from '~/components/forms/validators'
import { ConfirmDialog } from '~/components/overlays/confirm_dialog'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import type { NewsLine } from './types'

interface NewsListProps {
  proceedingId: number
  items: NewsLine[]
  /** The last news that the person read; null for who does not follow the case. */
  seenId: number | null
  canEdit: boolean
  /** Whether the proceeding is shown to the clients of its matter. */
  isShown: boolean
}

/** What the court published in a case, the last first; what has no day asks for it. */
export function NewsList({ proceedingId, items, seenId, canEdit, isShown }: NewsListProps) {
  const t = useMessages()
  const [removing, setRemoving] = useState<NewsLine | null>(null)
  function changeDisplay({ id: newsId, shownToClient }: NewsLine) {
    const place = { id: proceedingId, newsId }
    if (shownToClient) router.delete(route('amparo.news.withhold', place), { preserveScroll: true })
    else router.post(route('amparo.news.display', place), {}, { preserveScroll: true })
  }
  const remove = () =>
    router.delete(route('amparo.news.destroy', { id: proceedingId, newsId: removing!.id }), {
      preserveScroll: true,
      onFinish: () => setRemoving(null),
    })
  return (
    <>
      <ol className="grid gap-4">
        {items.map((item) => (
          <li key={item.id} className="grid gap-1 border-b border-line pb-3 last:border-b-0">
            <p className="flex flex-wrap items-center gap-2 text-sm">
              {item.decidedOn ? (
                <DateTime value={item.decidedOn} format="long" className="font-semibold" />
              ) : (
                <Badge tone="warning">{t('amparo.news.undated')}</Badge>
              )}
              {item.notebook && <span className="text-fg-muted">{item.notebook}</span>}
              <span className="text-fg-muted">{t(`amparo.news.source.${item.source}` as MessageId)}</span>
              {isShown && item.shownToClient && <Badge>{t('amparo.news.is_shown')}</Badge>}
              {seenId !== null && item.id > seenId && <Badge tone="accent">{t('amparo.news.new')}</Badge>}
            </p>
            <p className="wrap-break-word whitespace-pre-line">{item.text}</p>
            {canEdit && item.decidedOn === null && <AskDate proceedingId={proceedingId} newsId={item.id} />}
            {canEdit && (
              <span className="flex flex-wrap gap-2 empty:hidden">
                {isShown && (
                  <Button
                    size="sm"
                    variant="ghost"
                    icon={item.shownToClient ? EyeOff : Eye}
                    onClick={() => changeDisplay(item)}
                  >
                    {t(item.shownToClient ? 'amparo.news.withhold' : 'amparo.news.display')}
                  </Button>
                )}
                {item.source !== 'cjf' && (
                  <Button size="sm" variant="ghost" icon={Trash2} onClick={() => setRemoving(item)}>
                    {t('amparo.news.remove')}
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={t('amparo.news.remove')}
        verb={t('amparo.news.remove')}
        pendingText={t('amparo.news.remove')}
        tone="danger"
        onConfirm={remove}
      >
        <p>{t('amparo.news.remove_text')}</p>
      </ConfirmDialog>
    </>
  )
}

/** Asks of which day an order is that came without one. */
function AskDate({ proceedingId, newsId }: { proceedingId: number; newsId: number }) {
  const t = useMessages()
  const form = useFields(
    { decidedOn: '' },
    { decidedOn: { label: t('amparo.news.ask_date'), rules: [required(), date()] } },
    { prefix: `news-${newsId}` }
  )
  return (
    <Form
      form={form}
      method="put"
      action={route('amparo.news.date', { id: proceedingId, newsId })}
      visit={{ preserveScroll: true }}
      label={t('amparo.news.ask_date')}
      className="max-w-80"
    >
      <DateField {...form.field('decidedOn')} />
      <span>
        <Submit size="sm">{t('amparo.news.save_date')}</Submit>
      </span>
    </Form>
  )
}
