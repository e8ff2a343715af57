import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { TextLink } from '~/components/actions/text_link'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { Note } from '~/components/feedback/note'
import { FormDialog } from '~/components/forms/form_dialog'
import { TextArea } from '~/components/forms/inputs/text_area'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { fetchJson } from '~/features/shell/requests/requests'
import { PROCEEDING_LENGTHS } from '@generated/fields'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import type { NewsLine } from './types'

type Preview = {
  problem: string | null
  /** Of the other case that the page is of. */
  number?: string
  lines: (Pick<NewsLine, 'decidedOn' | 'publishedOn' | 'notebook' | 'text'> & { isKnown: boolean })[]
  counts: { added: number; known: number }
  leftOut: number
}

const NOT_READ: Preview = { problem: 'not_read', lines: [], counts: { added: 0, known: 0 }, leftOut: 0 }

/** The page of a case that a person opened and copied: what it brings is shown before it is kept. */
export function PasteForm({
  proceedingId,
  officialPage,
  onClose,
}: {
  proceedingId: number
  officialPage: string
  onClose: () => void
}) {
  const t = useMessages()
  const [preview, setPreview] = useState<Preview | null>(null)
  const [isReading, setReading] = useState(false)
  const form = useFields(
    { content: '' },
    { content: { label: t('amparo.paste.content'), rules: [required(), maxLength(PROCEEDING_LENGTHS.page)] } },
    { prefix: 'paste' }
  )

  async function look() {
    if (form.data.content.trim() === '' || form.data.content.length > PROCEEDING_LENGTHS.page) return
    setReading(true)
    const body = { content: form.data.content }
    const address = route('amparo.news.preview', { id: proceedingId })
    setPreview(await fetchJson<Preview>(address, { method: 'POST', body }).catch(() => NOT_READ))
    setReading(false)
  }
  return (
    <FormDialog
      {...{ form, onClose }}
      method="post"
      action={route('amparo.news.paste', { id: proceedingId })}
      title={t('amparo.paste')}
      verb={t('amparo.paste.save')}
      size="lg"
      actions={
        <Button pending={isReading} onClick={() => void look()}>
          {t('amparo.paste.look')}
        </Button>
      }
    >
      <p className="text-fg-muted">{t('amparo.paste.lead')}</p>
      <p className="text-sm text-fg-muted">
        {t('amparo.official_text')}{' '}
        <TextLink href={officialPage} external>
          {t('amparo.official')}
        </TextLink>
      </p>
      <TextArea {...form.field('content')} rows={8} />
      {preview?.problem && (
        <Note tone="danger" role="alert">
          {t(`amparo.paste.${preview.problem}` as MessageId, { number: preview.number ?? '' })}
        </Note>
      )}
      {preview && !preview.problem && <PreviewList preview={preview} />}
    </FormDialog>
  )
}

function PreviewList({ preview: { lines, counts, leftOut } }: { preview: Preview }) {
  const t = useMessages()
  return (
    <div className="grid gap-2" aria-live="polite">
      <p className="font-medium">{t('amparo.paste.counts', counts)}</p>
      {leftOut > 0 && <Note tone="warning">{t('amparo.paste.left_out', { count: leftOut })}</Note>}
      <ul className="grid gap-2 text-sm">
        {lines.map((line, place) => (
          <li key={place} className="grid gap-0.5">
            <span className="flex flex-wrap items-center gap-2">
              {line.decidedOn ? (
                <DateTime value={line.decidedOn} format="long" className="font-medium" />
              ) : (
                <Badge tone="warning">{t('amparo.news.undated')}</Badge>
              )}
              {line.notebook && <span className="text-fg-muted">{line.notebook}</span>}
              {line.isKnown && <Badge>{t('amparo.paste.is_known')}</Badge>}
            </span>
            <span className="line-clamp-2 wrap-break-word text-fg-muted">{line.text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
