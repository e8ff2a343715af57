import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '~/components/actions/button'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { FieldError } from '~/components/forms/field_error'
import { TextField } from '~/components/forms/inputs/text_field'
import { actionWord, isFound, resourceWord } from '~/features/auth/scope_words'
import { useMessages } from '~/hooks/use_messages'

interface ScopePickerProps {
  scopes: string[]
  groups: string[]
  chosen: string[]
  onChange: (chosen: string[]) => void
  error?: string
}

/** What a token may do: resources with their actions, found by typing. */
export function ScopePicker({ scopes, groups, chosen, onChange, error }: ScopePickerProps) {
  const t = useMessages()
  const id = useId()
  const [typed, setTyped] = useState('')
  const found = scopes.filter((scope) => isFound(t, scope, typed))
  const toggle = (scope: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, scope] : chosen.filter((one) => one !== scope))
  const chooseFound = () => onChange([...new Set([...chosen, ...found])])

  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-sm font-medium">
        {t('tokens.scopes')}{' '}
        <span className="font-normal text-fg-subtle">{t('tokens.scopes_count', { count: chosen.length })}</span>
      </legend>
      <div className="flex gap-2 max-md:flex-col">
        <TextField
          type="search"
          label={t('tokens.scopes_search')}
          placeholder={t('tokens.scopes_search')}
          hideLabel
          icon={Search}
          value={typed}
          onChange={setTyped}
          className="min-w-0 flex-1"
        />
        <Button onClick={chooseFound} disabled={found.length === 0}>
          {t('tokens.scopes_all')}
        </Button>
      </div>
      <div
        className="max-h-64 overflow-y-auto rounded-md border border-line p-2.5"
        tabIndex={0}
        role="group"
        aria-label={t('tokens.scopes')}
      >
        {found.length === 0 && <p className="text-fg-muted">{t('tokens.scopes_none', { q: typed.trim() })}</p>}
        {groups.map((group) => {
          const own = found.filter((scope) => scope.startsWith(`${group}:`))
          return (
            own.length > 0 && <ScopeGroup key={group} group={group} scopes={own} chosen={chosen} onToggle={toggle} />
          )
        })}
      </div>
      {error && (
        <div id={`${id}-error`}>
          <FieldError>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}

interface ScopeGroupProps {
  group: string
  scopes: string[]
  chosen: string[]
  onToggle: (scope: string, isChosen: boolean) => void
}

function ScopeGroup({ group, scopes, chosen, onToggle }: ScopeGroupProps) {
  const t = useMessages()
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="grid gap-1 py-1 md:grid-cols-[8rem_minmax(0,1fr)]">
      <p id={id} className="pt-0.5 text-sm font-medium">
        {resourceWord(t, group)}
      </p>
      <div className="flex flex-wrap gap-x-4 gap-y-0.5">
        {scopes.map((scope) => (
          <Checkbox
            key={scope}
            label={actionWord(t, scope)}
            title={scope}
            checked={chosen.includes(scope)}
            onChange={(isChosen) => onToggle(scope, isChosen)}
          />
        ))}
      </div>
    </div>
  )
}
