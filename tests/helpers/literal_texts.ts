import ts from 'typescript'

/** Attributes whose value a person reads or hears. */
const READ = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
  'help',
  'text',
  'hint',
  'caption',
  'pendingText',
  'disabledReason',
])

/** Operators whose sides may become the value; what is only compared is read by nobody. */
const GIVES = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
])

const hasWords = (text: string) => /\p{L}{2,}/u.test(text)

/** Texts that a person would read and that stand in a component instead of in a catalogue. */
export function literalTexts(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []

  function note(node: ts.Node, text: string) {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    if (hasWords(text)) found.push(`${path}:${line + 1} «${text.trim()}»`)
  }
  function visit(node: ts.Node) {
    if (ts.isJsxText(node)) note(node, node.text)
    if (ts.isJsxAttribute(node) && READ.has(node.name.getText())) visitValue(node.initializer)
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) visitValue(node)
    ts.forEachChild(node, visit)
  }
  /** The texts that a value may become: also both sides of a choice. */
  function visitValue(node: ts.Node | undefined) {
    if (!node) return
    if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return visitValue(node.expression)
    if (ts.isStringLiteralLike(node)) return note(node, node.text)
    if (ts.isTemplateExpression(node))
      return [node.head, ...node.templateSpans.map(({ literal }) => literal)].forEach((part) => note(part, part.text))
    if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].forEach(visitValue)
    if (ts.isBinaryExpression(node) && GIVES.has(node.operatorToken.kind))
      return [node.left, node.right].forEach(visitValue)
  }
  visit(file)
  return found
}
