import { Upload } from 'lucide-react'
import { useId, useRef, useState, type DragEvent } from 'react'
import { Button } from '~/components/actions/button'
import { cx } from '~/components/cx'
import { FieldError } from '~/components/forms/field_error'
import { droppedFiles } from '~/features/documents/uploads/dropped_files'
import { useMessages } from '~/hooks/use_messages'

interface XmlFilesFieldProps {
  label: string
  files: File[]
  error?: string
  onChange: (files: File[]) => void
}

/** Names that are told of what was chosen. */
const NAMED = 5

const isXml = ({ name }: File) => /\.xml$/i.test(name)

/** XML files, chosen several at once or dropped, also in their folder; what is no XML of a folder is passed over. */
export function XmlFilesField({ label, files, error, onChange }: XmlFilesFieldProps) {
  const t = useMessages()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [isNone, setNone] = useState(false)

  async function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const found = (await droppedFiles(event.dataTransfer)).map(({ file }) => file).filter(isXml)
    setNone(found.length === 0)
    onChange(found)
  }

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept=".xml,text/xml,application/xml"
        aria-describedby={`${id}-help`}
        aria-invalid={error ? true : undefined}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          setNone(false)
          onChange([...(event.target.files ?? [])])
        }}
      />
      <div
        className={cx(
          'grid min-w-0 justify-items-start gap-2 rounded-lg border border-dashed border-line-strong p-4',
          isOver && 'bg-hover'
        )}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => void drop(event)}
      >
        <Button icon={Upload} onClick={() => input.current?.click()}>
          {t('cfdi.upload.choose_many')}
        </Button>
        <p className="text-sm text-fg-muted max-md:hidden">{t('cfdi.upload.drop')}</p>
        <Chosen files={files} />
        {isNone && <p className="text-sm text-fg-muted">{t('cfdi.upload.none_dropped')}</p>}
      </div>
      <p id={`${id}-help`} className="text-sm text-fg-subtle">
        {t('cfdi.upload.file_hint')}
      </p>
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}

function Chosen({ files }: { files: File[] }) {
  const t = useMessages()
  return (
    <div className="min-w-0 max-w-full text-sm" aria-live="polite">
      {files.length > 1 && <p className="font-medium">{t('cfdi.upload.chosen', { count: files.length })}</p>}
      <ul>
        {files.slice(0, NAMED).map(({ name }, place) => (
          <li key={place} className="truncate text-fg-muted">
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
