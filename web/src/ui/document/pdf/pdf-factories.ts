/** Lets pdf.js draw inside a worker, which has no document for new elements. */

interface Drawn {
  canvas: OffscreenCanvas | null
  context: OffscreenCanvasRenderingContext2D | null
}

export class CanvasFactory {
  create(width: number, height: number): Drawn {
    if (width <= 0 || height <= 0) throw new Error('A canvas has a size')
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
  }

  reset({ canvas }: Drawn, width: number, height: number): void {
    if (!canvas) throw new Error('The canvas is gone')
    canvas.width = width
    canvas.height = height
  }

  destroy(drawn: Drawn): void {
    if (drawn.canvas) drawn.canvas.width = drawn.canvas.height = 0
    drawn.canvas = drawn.context = null
  }
}

/** Filters are elements of SVG, which a worker has not: pages are drawn without them. */
export class FilterFactory {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  addKnockoutFilter = () => 'none'
  destroy() {}
}
