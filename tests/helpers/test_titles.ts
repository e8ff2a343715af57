import ts from 'typescript'

/** Words that only this project's past understands; a title says it in the words of the trade. */
const PRIVATE_WORDS = [
  /\b(?:errands?|deeds?|guises?|heirs?|shel(?:f|ves)|sightings?|told|whoever|doors?)\b/i,
  /\bwhat is no(?:ne|t)?\b|\bthat (?:is|are) none\b|\b(?:is|are) (?:not )?had\b|\btells? of\b|\bsaid at\b/i,
]
/** Functions that make a group; the second makes one for each search engine. */
const GROUPS = ['test.group', 'onEveryEngine']
const MAX_LENGTH = 130

const words = (title: string) => title.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, 'x').split(/\s+/).length

/**
 * What is wrong with the names of groups and tests in a spec file: read one after the other they have to say what is tested.
 * @param path of the file, for the messages
 * @param text of the file
 */
export function titleProblems(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const problems: string[] = []
  const seen = new Set<string>()

  function check(title: string, group: string | null, isGroup: boolean) {
    const wrong = (what: string) => problems.push(`${path}: ${what}: ${title}`)
    if (PRIVATE_WORDS.some((pattern) => pattern.test(title))) wrong('private word')
    if (title.length > MAX_LENGTH) wrong(`longer than ${MAX_LENGTH} characters`)
    if (isGroup && !/^(?:\p{Lu}|«\p{Lu}|\$?\{)/u.test(title)) wrong('a group begins with a capital')
    if (isGroup && words(title) < 2) wrong('a group has two words or more')
    if (!isGroup && group === null) wrong('stands in no group')
    if (!isGroup && !/^(?:\p{Ll}|\$?\{)/u.test(title)) wrong('a title begins in lower case')
    const name = isGroup ? title : `${group} / ${title}`
    if (seen.has(name)) wrong('stands there twice')
    seen.add(name)
  }

  function visit(node: ts.Node, group: string | null): void {
    const found = ts.isCallExpression(node) ? titleOf(node, source) : null
    if (!found || !ts.isCallExpression(node)) return void ts.forEachChild(node, (child) => visit(child, group))
    check(found.title, group, found.isGroup)
    for (const argument of node.arguments.slice(1)) visit(argument, found.isGroup ? found.title : group)
  }
  visit(source, null)
  return problems
}

/** The title of a call that makes a group or a test; null for other calls. */
function titleOf(call: ts.CallExpression, source: ts.SourceFile): { title: string; isGroup: boolean } | null {
  const [first] = call.arguments
  if (!first || !(ts.isStringLiteralLike(first) || ts.isTemplateExpression(first))) return null
  const callee = call.expression.getText(source)
  const isGroup = GROUPS.includes(callee)
  return isGroup || callee === 'test' ? { title: first.getText(source).slice(1, -1), isGroup } : null
}
