import type { XmlNode } from './read_xml.js'

/** What an attribute says, without blanks around it; empty when it is not there. */
export const said = (node: XmlNode | undefined, ...names: string[]): string => {
  for (const name of names) if (node?.attributes[name] !== undefined) return node.attributes[name].trim()
  return ''
}

/** The children of a name in the namespace of their parent, or in another. */
export const all = (node: XmlNode | undefined, name: string, namespace = node?.namespace): XmlNode[] =>
  node?.children.filter((one) => one.name === name && one.namespace === namespace) ?? []

/** The first of them. */
export const first = (node: XmlNode | undefined, name: string, namespace?: string): XmlNode | undefined =>
  all(node, name, namespace ?? node?.namespace)[0]

/** The children of all complements: an XML may have several. */
export const complements = (root: XmlNode): XmlNode[] => all(root, 'Complemento').flatMap(({ children }) => children)
