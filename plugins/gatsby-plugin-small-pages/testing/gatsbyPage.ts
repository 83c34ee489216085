/**
 * A page as Gatsby 5.16 writes it: its content, the path of the page, and the part with its scripts, which Gatsby exchanges
 * without rendering the page anew.
 * @param path the page's address
 * @param content the page's own HTML
 */
export const gatsbyPage = (path: string, content = path): string =>
  `<!DOCTYPE html><meta charSet="utf-8"/><body><div id="___gatsby">${content}</div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{}";
          </script>
        <script>window.___webpackCompilationHash="c0ffee";</script><script src="/runtime-1.js" async></script><script src="/app-2.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body>`;
