import { Menu, MenuButton, MenuHeading, MenuItem, MenuItems, MenuSection, MenuSeparator } from '@headlessui/react'
import { useEffect, useRef } from 'react'
import { cx } from '~/components/cx'
import { floatStyles } from '~/components/overlays/float_styles'
import type { MenuProps } from '~/components/actions/menu'
import { MenuEntry } from '~/components/actions/menu_entry'
import { MenuView } from '~/components/actions/menu_view'
import { openFloat } from '~/components/actions/open_float'

export interface MenuListProps extends MenuProps {
  openAtOnce?: boolean
}

/** The menu itself, on Headless UI. */
export default function MenuList({ trigger, items, align = 'start', heading, openAtOnce }: MenuListProps) {
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (openAtOnce) openFloat(button.current)
  }, [openAtOnce])

  return (
    <Menu>
      <MenuButton as={MenuView} {...trigger} ref={button} />
      <MenuItems
        transition
        modal={false}
        anchor={{ to: align === 'end' ? 'bottom end' : 'bottom start', gap: 4, padding: 8 }}
        className={cx(floatStyles, 'min-w-50')}
      >
        <MenuSection>
          {heading && (
            <MenuHeading className="mb-1 border-b border-line-subtle px-2 py-1.5 text-sm">{heading}</MenuHeading>
          )}
          {items.map((item, index) =>
            item === 'separator' ? (
              <MenuSeparator key={index} className="my-1 h-px bg-line-subtle" />
            ) : (
              <MenuItem key={index} disabled={item.disabled} as={MenuEntry} item={item} />
            )
          )}
        </MenuSection>
      </MenuItems>
    </Menu>
  )
}
