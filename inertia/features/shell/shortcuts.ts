const KEY = 'foja.shortcuts'

/** Whether keys of one letter do something. Who dictates or types with few keys turns them off (WCAG 2.1.4). */
export function shortcutsAreOn(): boolean {
  return localStorage.getItem(KEY) !== 'off'
}

export function switchShortcuts(on: boolean): void {
  localStorage.setItem(KEY, on ? 'on' : 'off')
}
