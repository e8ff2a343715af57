import { Link } from '@inertiajs/react'
import { Check } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { cx } from '~/components/cx'
import { floatItemStyles } from '~/components/overlays/float_styles'
import { Icon } from '~/components/display/icon'
import { Kbd } from '~/components/display/kbd'
import type { MenuItemSpec } from '~/components/actions/menu'

type MenuEntryProps = { item: MenuItemSpec } & Omit<ComponentPropsWithRef<'button'>, 'children'>

/** One action of a menu: a button, a visit or an ordinary link. */
export function MenuEntry({ item, onClick, ...wiring }: MenuEntryProps) {
  const isDanger = item.tone === 'danger'
  const look = cx(floatItemStyles, isDanger && 'text-danger-fg data-focus:bg-danger-subtle')
  const option = item.checked === undefined ? {} : { 'role': 'menuitemcheckbox', 'aria-checked': item.checked }
  const shared = { ...(wiring as object), ...option, className: look }
  const face = (
    <>
      {item.icon && <Icon of={item.icon} className={isDanger ? undefined : 'text-fg-subtle'} />}
      <span className="min-w-0 flex-1 truncate">{item.label}</span>
      {item.end && <span className="text-fg-subtle tabular-nums">{item.end}</span>}
      {item.checked && <Icon of={Check} className="text-accent-fg" />}
      {item.kbd && <Kbd>{item.kbd}</Kbd>}
    </>
  )

  if (item.href && item.external) return <a {...shared} href={item.href} onClick={onClick as never} children={face} />
  if (item.href && (item.method ?? 'get') === 'get')
    return <Link {...shared} href={item.href} onClick={onClick as never} children={face} />
  if (item.href)
    return (
      <Link {...shared} href={item.href} method={item.method} as="button" onClick={onClick as never} children={face} />
    )

  return (
    <button
      {...shared}
      type="button"
      onClick={(event) => {
        onClick?.(event)
        item.onSelect?.()
      }}
    >
      {face}
    </button>
  )
}
