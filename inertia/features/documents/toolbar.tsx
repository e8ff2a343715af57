import { Camera, Download, FolderPlus, FolderUp, MoreHorizontal, Upload } from 'lucide-react'
import { useRef, useState, type ChangeEvent } from 'react'
import { Button } from '~/components/actions/button'
import { Menu } from '~/components/actions/menu'
import { PhoneFilters } from '~/components/lists/phone_filters'
import { Pill } from '~/components/display/pill'
import { SelectField } from '~/components/forms/choices/select_field'
import { SearchField } from '~/components/forms/inputs/search_field'
import { visitList } from '~/features/lists/visit_list'
import { useMessages } from '~/hooks/use_messages'
import { usePhone } from '~/hooks/use_phone'
import { archiveAddress, documentsAddress } from './address'
import { chosenFiles, type FoundFile } from '~/features/documents/uploads/dropped_files'
import { KINDS, type DocumentsContent } from './types'

interface ToolbarProps {
  matterId: number
  content: DocumentsContent
  onFiles: (files: FoundFile[]) => void
  onNewFolder: () => void
}

/** Searching and filtering, and what is added; on a phone in one row. The filters live in the address. */
export function Toolbar({ matterId, content, onFiles, onNewFolder }: ToolbarProps) {
  const { can } = content
  return (
    <div className="mb-4 flex flex-wrap items-end gap-2 max-md:mb-2">
      <FilterFields matterId={matterId} content={content} />
      <span className="flex-1 max-md:hidden" />
      {can.create && <AddButtons matterId={matterId} onFiles={onFiles} onNewFolder={onNewFolder} />}
    </div>
  )
}

function FilterFields({ matterId, content: { filters, tags } }: Pick<ToolbarProps, 'matterId' | 'content'>) {
  const t = useMessages()
  const [q, setQ] = useState(filters.q)
  const show = (change: Partial<DocumentsContent['filters']>) =>
    visitList(documentsAddress(matterId, { ...filters, q, ...change, trash: false, page: 1 }))
  const kinds = KINDS.map((kind) => ({ value: kind as string, label: t(`documents.kind.${kind}`) }))
  return (
    <>
      <form
        role="search"
        className="w-64 max-md:min-w-0 max-md:flex-1"
        onSubmit={(event) => {
          event.preventDefault()
          show({})
        }}
      >
        <SearchField label={t('documents.search')} value={q} onChange={setQ} />
      </form>
      <PhoneFilters
        isNarrowed={filters.kind !== null || filters.tag !== null || filters.shared}
        className="flex flex-wrap items-end gap-2"
      >
        <SelectField
          hideLabel
          label={t('documents.filter_kind')}
          value={filters.kind ?? 'all'}
          onChange={(kind) => show({ kind: kind === 'all' ? null : (kind as never) })}
          options={[{ value: 'all', label: t('documents.any_kind') }, ...kinds]}
          className="w-40 max-md:flex-1"
        />
        {tags.length > 0 && (
          <SelectField
            hideLabel
            label={t('documents.filter_tag')}
            value={String(filters.tag ?? 'all')}
            onChange={(tag) => show({ tag: Number(tag) || null })}
            options={[
              { value: 'all', label: t('documents.any_tag') },
              ...tags.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            className="w-40 max-md:flex-1"
          />
        )}
        <Pill pressed={filters.shared} onPress={() => show({ shared: !filters.shared })}>
          {t('documents.filter_shared')}
        </Pill>
      </PhoneFilters>
    </>
  )
}

/** Choosing files, a whole folder, or the camera of a phone. */
function AddButtons({ matterId, onFiles, onNewFolder }: Omit<ToolbarProps, 'content'>) {
  const t = useMessages()
  const isPhone = usePhone()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const input = (label: string) => ({
    'type': 'file',
    'hidden': true,
    'tabIndex': -1,
    'aria-label': label,
    'onChange': ({ target }: ChangeEvent<HTMLInputElement>) => {
      onFiles(chosenFiles(target.files ?? []))
      target.value = ''
    },
  })
  return (
    <div className="flex gap-2">
      <input ref={files} multiple {...input(t('documents.add_files'))} />
      <input ref={folder} {...({ webkitdirectory: '' } as object)} {...input(t('documents.add_folder'))} />
      <input ref={camera} accept="image/*" capture="environment" {...input(t('documents.camera'))} />
      <Button
        icon={Upload}
        variant="primary"
        className="max-md:w-control-lg max-md:px-0"
        onClick={() => files.current?.click()}
      >
        <span className="max-md:sr-only">{t('documents.add_files')}</span>
      </Button>
      <Menu
        align="end"
        trigger={{ label: t('documents.more'), icon: MoreHorizontal, iconOnly: true }}
        items={[
          ...(isPhone ? [{ label: t('documents.camera'), icon: Camera, onSelect: () => camera.current?.click() }] : []),
          { label: t('documents.new_folder'), icon: FolderPlus, onSelect: onNewFolder },
          { label: t('documents.add_folder'), icon: FolderUp, onSelect: () => folder.current?.click() },
          { label: t('documents.download_all'), icon: Download, href: archiveAddress(matterId), external: true },
        ]}
      />
    </div>
  )
}
