import { Minus, Plus } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { Dialog } from '~/components/overlays/dialog'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import { diffOf, type PermissionGroup } from './permission_rules'
import { roleName, type Permission, type RoleFacts, type RolePeople as People } from './role'
import { RolePeople } from './role_people'
import type { RoleInput } from './use_role_form'
import { usePermissionWords } from './use_permission_words'

interface SaveDialogProps {
  open: boolean
  busy: boolean
  role: RoleFacts
  input: RoleInput
  matrix: PermissionGroup[]
  people: People
  onClose: () => void
  onSave: () => void
}

/** What will change, before it does: what comes, what goes and whom it concerns. */
export function SaveDialog({ open, busy, role, input, matrix, people, onClose, onSave }: SaveDialogProps) {
  const t = useMessages()
  const { added, removed } = diffOf(matrix, role.permissions, input.permissions)
  const isRenamed = input.name.trim() !== role.name
  const isRetold = input.description.trim() !== (role.description ?? '')

  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={busy}
      size="md"
      title={t('roles.save.title', { name: roleName(t, role) })}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('common.back')}
          </Button>
          <Button variant="primary" pending={busy} pendingText={t('common.saving')} onClick={onSave}>
            {t('common.save_changes')}
          </Button>
        </>
      }
    >
      {isRenamed && (
        <p className="break-words">{t('roles.save.renamed', { before: role.name, after: input.name.trim() })}</p>
      )}
      {isRetold && <p>{t('roles.save.retold')}</p>}
      <Changes title={t('roles.save.added', { count: added.length })} ids={added} added />
      <Changes title={t('roles.save.removed', { count: removed.length })} ids={removed} />
      {added.length + removed.length === 0 && <p>{t('roles.save.same_permissions')}</p>}
      <div className="grid gap-1.5 border-t border-line-subtle pt-3">
        <h3 className="font-medium text-fg">{t('roles.save.people', { count: people.paging.total })}</h3>
        <RolePeople roleId={role.id} first={people} />
      </div>
    </Dialog>
  )
}

function Changes({ title, ids, added }: { title: string; ids: Permission[]; added?: boolean }) {
  const { whole } = usePermissionWords()
  if (ids.length === 0) return null
  return (
    <div>
      <h3 className="font-medium text-fg">{title}</h3>
      <ul className="mt-1 grid max-h-56 gap-0.5 overflow-y-auto" tabIndex={ids.length > 10 ? 0 : undefined}>
        {ids.map((id) => (
          <li key={id} className="flex items-start gap-1.5">
            <Icon
              of={added ? Plus : Minus}
              size={14}
              className={added ? 'mt-0.5 text-success-fg' : 'mt-0.5 text-danger-fg'}
            />
            {added ? <span className="text-fg">{whole(id)}</span> : <del className="text-fg-muted">{whole(id)}</del>}
          </li>
        ))}
      </ul>
    </div>
  )
}
