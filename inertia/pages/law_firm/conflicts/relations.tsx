import { Head, router } from '@inertiajs/react'
import { Plus, Trash2 } from 'lucide-react'
import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { IconButton } from '~/components/actions/icon_button'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { SelectField } from '~/components/forms/choices/select_field'
import { TextField } from '~/components/forms/inputs/text_field'
import {
  CONFLICTS,
  RELATION_KINDS,
  RELATIONS,
  type Paging,
  type RelationKind,
  type RelationRow,
} from '~/features/conflicts/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type RelationsProps = { relations: RelationRow[]; paging: Paging; can: { edit: boolean } }

export default function ConflictRelations({ relations, paging, can }: RelationsProps) {
  const t = useMessages()
  const title = t('conflicts.relations.title')
  return (
    <>
      <Head title={title} />
      <PageHead
        title={title}
        crumbs={[{ label: t('conflicts.title'), href: CONFLICTS }, { label: t('conflicts.relations') }]}
        meta={t('conflicts.relations.lead')}
      />
      <div className="grid max-w-200 gap-5 px-6 pt-2 pb-6 max-md:px-4">
        {can.edit && <RelationForm />}
        {relations.length === 0 ? (
          <p className="text-sm text-fg-muted">{t('conflicts.relations.empty')}</p>
        ) : (
          <ul
            aria-label={t('conflicts.relations.caption')}
            className="divide-y divide-line-subtle rounded-lg border border-line"
          >
            {relations.map((relation) => (
              <RelationLine key={relation.id} relation={relation} canEdit={can.edit} />
            ))}
          </ul>
        )}
      </div>
      {paging.total > paging.perPage && (
        <Pager {...paging} href={(page) => route('law_firm.conflicts.relations', {}, { page })} />
      )}
    </>
  )
}

function RelationLine({ relation, canEdit }: { relation: RelationRow; canEdit: boolean }) {
  const t = useMessages()
  const { id, name, kind, otherName } = relation
  return (
    <li className="flex items-center gap-2 px-3.5 py-2">
      <p className="min-w-0 flex-1 text-sm break-words">
        <strong className="font-medium">{name}</strong>{' '}
        <span className="text-fg-muted">{t(`conflicts.relation.${kind}`)}</span>{' '}
        <strong className="font-medium">{otherName}</strong>
      </p>
      {canEdit && (
        <IconButton
          size="sm"
          icon={Trash2}
          label={t('conflicts.relations.remove', { name, other: otherName })}
          onClick={() => router.delete(route('law_firm.conflicts.relations.destroy', { id }), { preserveScroll: true })}
        />
      )}
    </li>
  )
}

function RelationForm() {
  const t = useMessages()
  const form = useFields<{ name: string; kind: RelationKind; otherName: string }>(
    { name: '', kind: 'spouse', otherName: '' },
    {
      name: { label: t('conflicts.relations.name'), rules: [required(), maxLength(200)] },
      kind: { label: t('conflicts.relations.kind') },
      otherName: { label: t('conflicts.relations.other'), rules: [required(), maxLength(200)] },
    },
    { prefix: 'relation' }
  )
  return (
    <Form form={form} method="post" action={RELATIONS} visit={{ onSuccess: () => form.reset() }}>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_minmax(0,1fr)]">
        <TextField {...form.field('name')} autoComplete="off" />
        <SelectField
          {...form.field('kind')}
          options={RELATION_KINDS.map((kind) => ({ value: kind, label: t(`conflicts.relation.${kind}`) }))}
        />
        <TextField {...form.field('otherName')} autoComplete="off" />
      </div>
      <Submit variant="secondary" icon={Plus} className="justify-self-start" pendingText={t('common.adding')}>
        {t('conflicts.relations.add')}
      </Submit>
    </Form>
  )
}
