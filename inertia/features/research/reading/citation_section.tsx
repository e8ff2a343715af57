import { Copy, Files } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { IconButton } from '~/components/actions/icon_button'
import { Segmented } from '~/components/actions/segmented'
import { SideSection } from '~/features/research/reading/side_section'
import type { Analysis } from '~/features/research/types'
import { useCopy } from '~/features/research/use_copy'
import { useMessages } from '~/hooks/use_messages'

type Form = Analysis['document']['citations'][number]

interface CitationSectionProps {
  citations: Form[]
  form: Form
  onForm: (form: Form) => void
  onCopy: () => void
  /** The whole of a thesis, to be copied at once. */
  whole?: string
}

/** The ready-to-paste citation, in the forms that the data allow. */
export function CitationSection({ citations, form, onForm, onCopy, whole }: CitationSectionProps) {
  const t = useMessages()
  const copy = useCopy()
  return (
    <SideSection title={t('research.citation')}>
      <p className="rounded-md border border-line bg-surface px-3 py-2.5 font-serif text-snippet leading-[1.375rem] wrap-anywhere whitespace-pre-line">
        {form.text}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2 print:hidden">
        {citations.length > 1 && (
          <Segmented
            label={t('research.citation_form')}
            value={form.form}
            onChange={(chosen) => onForm(citations.find((one) => one.form === chosen) ?? form)}
            options={citations.map((one) => ({ value: one.form, label: t(`research.citation_form.${one.form}`) }))}
          />
        )}
        <IconButton icon={Copy} size="sm" label={t('research.copy_citation')} onClick={onCopy} className="ml-auto" />
      </div>
      {whole && (
        <Button
          icon={Files}
          size="sm"
          className="mt-2 print:hidden"
          onClick={() => void copy(whole, 'research.thesis_copied')}
        >
          {t('research.copy_thesis')}
        </Button>
      )}
    </SideSection>
  )
}
