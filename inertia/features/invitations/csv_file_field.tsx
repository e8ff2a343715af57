import { FileField } from '~/components/forms/inputs/file_field'
import { useMessages } from '~/hooks/use_messages'

export const LARGEST = 250_000

interface CsvFileFieldProps {
  file: File | null
  error?: string
  onChange: (file: File | null) => void
}

/** One CSV file, chosen from this device. */
export function CsvFileField({ file, error, onChange }: CsvFileFieldProps) {
  const t = useMessages()
  const words = { label: t('invitations.many.file_label'), help: t('invitations.many.file_help') }
  const states = { choose: t('invitations.many.choose_file'), none: t('invitations.many.no_file') }
  const accept = '.csv,.txt,text/csv,text/plain'
  return <FileField {...{ ...words, ...states, accept, error, onChange }} name={file?.name ?? null} />
}
