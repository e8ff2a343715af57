import { Mention } from '@tiptap/extension-mention'
import type { SuggestionKeyDownProps, SuggestionProps } from '@tiptap/suggestion'
import type { Person } from '~/features/activities/types'

const MAX_PEOPLE = 8

type Chosen = { id: string; label: string }

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Names the people of a firm with `@`. The list is plain DOM: it lives outside React, beside the caret. */
export function peopleMention(people: Person[]) {
  return Mention.configure({
    HTMLAttributes: { class: 'mention' },
    suggestion: {
      char: '@',
      items: ({ query }) => people.filter(({ name }) => plain(name).includes(plain(query))).slice(0, MAX_PEOPLE),
      render: () => new PeopleList(),
    },
  })
}

/** The people who fit what was typed after `@`, chosen by mouse, arrows and Enter. */
class PeopleList {
  #list: HTMLElement | null = null
  #chosen = 0
  #props: SuggestionProps<Person, Chosen> | null = null

  onStart = (props: SuggestionProps<Person, Chosen>) => {
    this.#list = document.createElement('div')
    this.#list.setAttribute('role', 'listbox')
    this.#list.className = 'note-people'
    const owner = props.editor.view.dom.closest('[role=dialog]') ?? document.body
    owner.append(this.#list)
    this.onUpdate(props)
  }

  onUpdate = (props: SuggestionProps<Person, Chosen>) => {
    this.#props = props
    this.#chosen = 0
    this.#draw()
  }

  onKeyDown = ({ event }: SuggestionKeyDownProps): boolean => {
    const count = this.#props?.items.length ?? 0
    if (count === 0) return false
    if (event.key === 'ArrowDown') this.#chosen = (this.#chosen + 1) % count
    else if (event.key === 'ArrowUp') this.#chosen = (this.#chosen + count - 1) % count
    else if (event.key === 'Enter' || event.key === 'Tab') this.#take(this.#chosen)
    else return false
    this.#draw()
    return true
  }

  onExit = () => {
    this.#list?.remove()
    this.#list = null
  }

  #take(index: number) {
    const person = this.#props?.items[index]
    if (person) this.#props!.command({ id: String(person.id), label: person.name })
  }

  #draw() {
    const { items = [], clientRect } = this.#props ?? {}
    const list = this.#list
    if (!list) return
    list.hidden = items.length === 0
    list.replaceChildren(...items.map((person, index) => this.#option(person, index)))
    const caret = clientRect?.()
    if (!caret) return
    list.style.left = `${Math.min(caret.left, window.innerWidth - 240)}px`
    list.style.top = `${Math.min(caret.bottom + 4, window.innerHeight - list.offsetHeight - 8)}px`
  }

  #option({ name }: Person, index: number): HTMLElement {
    const option = document.createElement('div')
    option.setAttribute('role', 'option')
    option.setAttribute('aria-selected', String(index === this.#chosen))
    option.textContent = name
    option.addEventListener('mousedown', (event) => {
      event.preventDefault()
      this.#take(index)
    })
    return option
  }
}
