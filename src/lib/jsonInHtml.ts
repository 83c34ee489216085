/** JSON for a script element in HTML, which the text `</script>` would end, and `<!--` would extend. */
export const jsonInHtml = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
