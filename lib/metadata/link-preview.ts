/** Size of link preview images in pixels; networks show this ratio uncropped. */
export const previewSize = { width: 1200, height: 630 } as const;
