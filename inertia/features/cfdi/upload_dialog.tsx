import { FormDialog } from '~/components/forms/form_dialog'
import { FileField } from '~/components/forms/inputs/file_field'
import { useFields } from '~/components/forms/use_fields'
import { required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { XmlFilesField } from './xml_files_field'

interface UploadDialogProps {
  /** XML files, or a folder of them as a ZIP. */
  what: 'files' | 'folder'
  onClose: () => void
}

/** Asks for XML, or for a folder of them; why it is refused is told at the file. */
export function UploadDialog({ what, onClose }: UploadDialogProps) {
  return what === 'folder' ? <FolderDialog onClose={onClose} /> : <FilesDialog onClose={onClose} />
}

/** One XML opens as a page; of several a task keeps one after another. */
function FilesDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const label = t('cfdi.upload.file')
  const form = useFields<{ files: File[] | null }>(
    { files: null },
    { files: { label, rules: [required()] } },
    { prefix: 'cfdi-files' }
  )
  const files = form.data.files ?? []
  const isOne = files.length === 1
  return (
    <FormDialog
      {...{ form, onClose }}
      method="post"
      action={route(isOne ? 'law_firm.cfdi.store' : 'law_firm.cfdi.batches')}
      visit={{ forceFormData: true }}
      title={t('cfdi.upload.title')}
      verb={t('cfdi.upload.send')}
      pendingText={t('cfdi.upload.sending')}
    >
      <XmlFilesField
        {...{ label, files }}
        error={form.errors.files ?? (form.errors as Record<string, string>).file}
        onChange={(chosen) => form.set('files', chosen.length > 0 ? chosen : null)}
      />
    </FormDialog>
  )
}

function FolderDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const label = t('cfdi.upload.zip')
  const form = useFields<{ file: File | null }>(
    { file: null },
    { file: { label, rules: [required()] } },
    { prefix: 'cfdi-folder' }
  )
  return (
    <FormDialog
      {...{ form, onClose }}
      method="post"
      action={route('law_firm.cfdi.folders')}
      visit={{ forceFormData: true }}
      title={t('cfdi.upload.folder_title')}
      verb={t('cfdi.upload.send')}
      pendingText={t('cfdi.upload.sending')}
    >
      <FileField
        id="cfdi-folder-file"
        required
        label={label}
        help={t('cfdi.upload.zip_hint')}
        choose={t('cfdi.upload.choose')}
        none={t('cfdi.upload.none')}
        accept=".zip,application/zip"
        name={form.data.file?.name ?? null}
        error={form.errors.file}
        onChange={(file) => form.set('file', file)}
      />
    </FormDialog>
  )
}
