const KEY = 'foja.shortcuts'

/** Whether keys of one letter do something. Who dictates or types with few keys turns them off (WCAG 2.1.4). The server does not know. */
export function shortcutsAreOn(): boolean {
  return typeof localStorage === 'undefined' || localStorage.getItem(KEY) !== 'off'
}

export function switchShortcuts(on: boolean): void {
  localStorage.setItem(KEY, on ? 'on' : 'off')
}
