/** Returns JSON for a script element in HTML. Escapes `<`, because `</script>` would end the element, and `<!--` would extend it. */
export const jsonInHtml = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
