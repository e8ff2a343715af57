import { Copy } from 'lucide-react'
import { IconButton } from '~/components/icon_button'
import { Segmented } from '~/components/segmented'
import { SideSection } from '~/features/research/reading/side_section'
import type { Analysis } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'

type Form = Analysis['document']['citations'][number]

interface CitationSectionProps {
  citations: Form[]
  form: Form
  onForm: (form: Form) => void
  onCopy: () => void
}

/** The ready-to-paste citation, in the forms that the data allow. */
export function CitationSection({ citations, form, onForm, onCopy }: CitationSectionProps) {
  const t = useMessages()
  return (
    <SideSection title={t('research.citation')}>
      <p className="rounded-md border border-line bg-surface px-3 py-2.5 font-serif text-snippet leading-[1.375rem] wrap-anywhere">
        {form.text}
      </p>
      <div className="mt-2 flex items-center gap-2 print:hidden">
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
    </SideSection>
  )
}
