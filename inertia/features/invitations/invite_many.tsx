import { Head } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import { Button } from '~/components/actions/button'
import { DraftLine } from '~/components/forms/drafts/draft_line'
import { useKeptState } from '~/components/forms/drafts/use_kept_state'
import { Note } from '~/components/feedback/note'
import { PageHead } from '~/components/layout/page_head'
import { Segmented } from '~/components/actions/segmented'
import { SelectField } from '~/components/forms/choices/select_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { LIST } from './address'
import { CsvFileField, LARGEST } from './csv_file_field'
import { ListResult } from './list_result'
import { useReadList } from './use_read_list'
import { useRoleOptions } from './use_role_options'
import type { RoleOption } from './vocabulary'

type Source = 'paste' | 'file'

const NO_TEXT = { text: '' }
type Pasted = ReturnType<typeof useKeptState<typeof NO_TEXT>>

/** Inviting several people: a list is pasted or taken from a file, read and judged, and then sent. */
export function InviteMany({ roles }: { roles: RoleOption[] }) {
  const t = useMessages()
  const { list, isReading, read, forget } = useReadList()
  const pasted = useKeptState(NO_TEXT, `post ${LIST}/lists`)
  const title = t('invitations.many.title')

  return (
    <>
      <Head title={title} />
      <PageHead
        title={title}
        meta={t('invitations.many.lead')}
        crumbs={[
          { label: t('invitations.title'), href: route('law_firm.invitations.index', {}, { tab: 'sent' }) },
          { label: title },
        ]}
      />
      {pasted.restoredAt !== null && (
        <div className="max-w-3xl px-6 pt-2 max-md:px-4">
          <DraftLine at={pasted.restoredAt} onDiscard={pasted.clear} />
        </div>
      )}
      <ListForm
        roles={roles}
        pasted={pasted}
        isReading={isReading}
        isRead={Boolean(list && !list.problem)}
        onRead={read}
        onChange={forget}
      />
      <div aria-live="polite">
        {list?.problem && (
          <Note tone="danger" role="alert" className="mx-6 mt-4 max-md:mx-4">
            {t(list.problem === 'offline' ? 'access.offline' : `invitations.many.problem.${list.problem}`)}
          </Note>
        )}
      </div>
      {list && !list.problem && <ListResult rows={list.rows} roles={roles} answers={pasted.answers} />}
    </>
  )
}

interface ListFormProps {
  roles: RoleOption[]
  pasted: Pasted
  isReading: boolean
  /** It was read: what follows is to send it. */
  isRead: boolean
  onRead: (given: { text?: string; file?: File | null; roleId: number }) => void
  /** What was judged is no longer what is here. */
  onChange: () => void
}

/** The role that most are invited with is that of a lawyer. */
const usualRole = (roles: RoleOption[]) => String((roles.find(({ key }) => key === 'lawyer') ?? roles[0])?.id ?? '')

function ListForm({ roles, pasted, isReading, isRead, onRead, onChange }: ListFormProps) {
  const t = useMessages()
  const [source, setSource] = useState<Source>('paste')
  const { data, set } = pasted
  const [file, setFile] = useState<File | null>(null)
  const [roleId, setRoleId] = useState(usualRole(roles))
  const options = useRoleOptions(roles)
  const isLarge = file !== null && file.size > LARGEST
  const isEmpty = source === 'paste' ? data.text.trim() === '' : file === null || isLarge

  function changing<T>(set: (value: T) => void) {
    return (value: T) => {
      set(value)
      onChange()
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    onRead(source === 'paste' ? { text: data.text, roleId: Number(roleId) } : { file, roleId: Number(roleId) })
  }
  return (
    <form onSubmit={submit} className="grid max-w-3xl gap-4 px-6 pt-2 max-md:px-4">
      <Segmented
        label={t('invitations.many.source')}
        value={source}
        onChange={changing(setSource)}
        options={[
          { value: 'paste', label: t('invitations.many.paste') },
          { value: 'file', label: t('invitations.many.file') },
        ]}
        className="justify-self-start"
      />
      {source === 'paste' ? (
        <TextArea
          label={t('invitations.many.text')}
          help={t('invitations.many.text_help')}
          rows={8}
          value={data.text}
          onChange={changing((text) => set({ text }))}
        />
      ) : (
        <CsvFileField
          file={file}
          error={isLarge ? t('invitations.many.file_large') : undefined}
          onChange={changing(setFile)}
        />
      )}
      <SelectField
        label={t('invitations.many.role')}
        value={roleId}
        onChange={changing(setRoleId)}
        options={options}
        help={t('invitations.role_help')}
        className="max-w-md"
      />
      <Button
        type="submit"
        variant={isRead ? 'secondary' : 'primary'}
        disabled={isEmpty}
        pending={isReading}
        pendingText={t('invitations.many.reviewing')}
        className="justify-self-start max-md:justify-self-stretch"
      >
        {t('invitations.many.review')}
      </Button>
    </form>
  )
}
