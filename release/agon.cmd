@echo off
rem Starts Agon with the Java 25 or later that JAVA_HOME or the PATH names.
setlocal
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
chcp 65001 >nul
rem Vectors make some games faster. That their module is not final yet Java says each time; it is no news.
"%java%" "@%~dp0jvm.options" --add-modules=jdk.incubator.vector -jar "%~dp0agon.jar" %*
exit /b %errorlevel%
